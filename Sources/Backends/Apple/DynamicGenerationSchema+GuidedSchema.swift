#if canImport(FoundationModels)
    import FoundationModels

    @available(macOS 26, *)
    extension GenerationSchema {
        /// Throws `SchemaError` if the system does not accept the schema.
        init(_ guided: GuidedSchema) throws {
            try self.init(
                root: DynamicGenerationSchema(guided.root),
                dependencies: guided.definitions.map { DynamicGenerationSchema($0) })
        }
    }

    @available(macOS 26, *)
    extension DynamicGenerationSchema {
        fileprivate init(_ node: GuidedSchema.Node) {
            switch node {
            case .object(let name, let description, let properties):
                self.init(name: name, description: description, properties: properties.map { Property($0) })
            case .list(let item, let least, let most):
                self.init(arrayOf: DynamicGenerationSchema(item), minimumElements: least, maximumElements: most)
            case .choice(let name, let description, let texts):
                self.init(name: name, description: description, anyOf: texts)
            case .alternatives(let name, let description, let nodes):
                self.init(name: name, description: description, anyOf: nodes.map { DynamicGenerationSchema($0) })
            case .reference(let name): self.init(referenceTo: name)
            case .text: self.init(type: String.self)
            case .boolean: self.init(type: Bool.self)
            case .integer(let least?, let most?): self.init(type: Int.self, guides: [.range(least...most)])
            case .integer(let least, let most):
                self.init(
                    type: Int.self,
                    guides: [least.map { .minimum($0) }, most.map { .maximum($0) }].compactMap(\.self))
            case .number(let least?, let most?): self.init(type: Double.self, guides: [.range(least...most)])
            case .number(let least, let most):
                self.init(
                    type: Double.self,
                    guides: [least.map { .minimum($0) }, most.map { .maximum($0) }].compactMap(\.self))
            }
        }
    }

    @available(macOS 26, *)
    extension DynamicGenerationSchema.Property {
        fileprivate init(_ property: GuidedSchema.Property) {
            self.init(
                name: property.name, description: property.description,
                schema: DynamicGenerationSchema(property.node), isOptional: property.isOptional)
        }
    }
#endif
