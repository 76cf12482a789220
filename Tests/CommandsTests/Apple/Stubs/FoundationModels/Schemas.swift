// What the sources of Nightpress use of guided generation, as both SDK 26 and SDK 27 declare it.
import Foundation

/// https://developer.apple.com/documentation/foundationmodels/generable
@available(macOS 26.0, *)
public protocol Generable {}

@available(macOS 26.0, *)
extension String: Generable {}
@available(macOS 26.0, *)
extension Bool: Generable {}
@available(macOS 26.0, *)
extension Int: Generable {}
@available(macOS 26.0, *)
extension Double: Generable {}

/// https://developer.apple.com/documentation/foundationmodels/generatedcontent
@available(macOS 26.0, *)
public struct GeneratedContent: Generable, Sendable {
    /// https://developer.apple.com/documentation/foundationmodels/generatedcontent/jsonstring
    public var jsonString: String { fatalError() }
}

/// https://developer.apple.com/documentation/foundationmodels/generationguide
@available(macOS 26.0, *)
public struct GenerationGuide<Value> {}

@available(macOS 26.0, *)
extension GenerationGuide where Value == Int {
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/minimum(_:)
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/maximum(_:)
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/range(_:)
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> { fatalError() }
}

@available(macOS 26.0, *)
extension GenerationGuide where Value == Double {
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/minimum(_:)
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/maximum(_:)
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/generationguide/range(_:)
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> { fatalError() }
}

/// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema
@available(macOS 26.0, *)
public struct DynamicGenerationSchema: Sendable {
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(name:description:properties:)
    public init(name: String, description: String? = nil, properties: [Property]) { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(name:description:anyof:)
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(name:description:anyof:)
    public init(name: String, description: String? = nil, anyOf choices: [String]) { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(arrayof:minimumelements:maximumelements:)
    public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
        fatalError()
    }
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(type:guides:)
    public init<Value>(type: Value.Type, guides: [GenerationGuide<Value>] = []) where Value: Generable { fatalError() }
    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/init(referenceto:)
    public init(referenceTo name: String) { fatalError() }

    /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/property
    public struct Property: Sendable {
        /// https://developer.apple.com/documentation/foundationmodels/dynamicgenerationschema/property/init(name:description:schema:isoptional:)
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false
        ) {
            fatalError()
        }
    }
}

/// https://developer.apple.com/documentation/foundationmodels/generationschema
@available(macOS 26.0, *)
public struct GenerationSchema: Sendable {
    /// https://developer.apple.com/documentation/foundationmodels/generationschema/init(root:dependencies:)
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { fatalError() }

    /// https://developer.apple.com/documentation/foundationmodels/generationschema/schemaerror
    public enum SchemaError: Error, LocalizedError {
        /// https://developer.apple.com/documentation/foundationmodels/generationschema/schemaerror/context
        public struct Context: Sendable {}

        case duplicateType(schema: String?, type: String, context: Context)
        case duplicateProperty(schema: String, property: String, context: Context)
        case emptyTypeChoices(schema: String, context: Context)
        case undefinedReferences(schema: String?, references: [String], context: Context)
    }
}
