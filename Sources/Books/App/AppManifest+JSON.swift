import CEmbedded
import Domain
import Platform

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AppManifest {
    /// The content of `manifest.json`. Keys are sorted; absent values are left out.
    func json() throws -> [UInt8] {
        try JSON.indented(self) + [UInt8(ascii: "\n")]
    }

    /// Expects a manifest that matches its schema.
    init(parsing json: [UInt8]) throws {
        self = try JSONDecoder().decode(AppManifest.self, from: Data(json))
    }

    /// The JSON Schema of manifests.
    static var schema: [UInt8] { embedded_manifest_schema_json.contents }
}
