import Domain
import PipelineFiles

/// Manifests for Kubernetes: an Indexed Job for the shards, and a Job that merges them and writes the books.
struct KubernetesFiles {
    let job: ClusterJob
    /// The container image that has Nightpress as its program.
    let image: String
    /// The claim of a volume that all pods share.
    let claim: String

    var files: [ClusterFile] {
        [ClusterFile(name: "shards.yaml", text: shards), ClusterFile(name: "merge.yaml", text: merge)]
    }

    /// Exit codes that no repetition changes end the Job, or the shard. All others count as failures and are repeated:
    /// 10, 35 and the signals continue, and 40 may be another machine's disk. An eviction counts as nothing.
    private var shards: String {
        """
        # kubectl apply -f \(job.path("shards.yaml"))
        apiVersion: batch/v1
        kind: Job
        metadata:
          name: nightpress-shards
        spec:
          completionMode: Indexed
          completions: \(job.shards)
          parallelism: \(job.atOnce ?? job.shards)
          backoffLimitPerIndex: 3
          podReplacementPolicy: Failed
          podFailurePolicy:
            rules:
              - action: Ignore
                onPodConditions: [{ type: DisruptionTarget, status: "True" }]
              - action: FailJob
                onExitCodes: { operator: In, values: [\(ExitStatus.usage.rawValue)] }
              - action: FailIndex
                onExitCodes: { operator: In, values: [\(ExitStatus.input.rawValue)] }
          template:
            spec:
              restartPolicy: Never
              terminationGracePeriodSeconds: 120
              containers:
        \(container("shard", job.run("auto/\(job.shards)", number: "{shard}")))
        \(volumes)

        """
    }

    /// Containers of `initContainers` run one after another, before the last.
    private var merge: String {
        var steps = [("merge", job.merge(job.shardLibraries))]
        for (index, words) in job.exports.enumerated() { steps.append(("export-\(index + 1)", words)) }
        let containers = steps.map { container($0.0, $0.1) }
        let before = containers.dropLast().joined(separator: "\n")
        return """
            # When all shards have ended: kubectl apply -f \(job.path("merge.yaml"))
            apiVersion: batch/v1
            kind: Job
            metadata:
              name: nightpress-merge
            spec:
              backoffLimit: 3
              podReplacementPolicy: Failed
              podFailurePolicy:
                rules:
                  - action: Ignore
                    onPodConditions: [{ type: DisruptionTarget, status: "True" }]
                  - action: FailJob
                    onExitCodes: { operator: In, values: [\(ExitStatus.usage.rawValue), \(ExitStatus.input.rawValue), \(ExitStatus.stopped.rawValue)] }
              template:
                spec:
                  restartPolicy: Never
            \(before.isEmpty ? "" : "      initContainers:\n\(before)\n")\
                  containers:
            \(containers.last ?? "")
            \(volumes)

            """
    }

    private func container(_ name: String, _ arguments: [String]) -> String {
        """
                - name: \(name)
                  image: \(Self.text(image))
                  workingDir: \(Self.text(job.workingFolder))
                  args: [\(arguments.map(Self.text).joined(separator: ", "))]
                  volumeMounts: [{ name: books, mountPath: \(Self.text(job.workingFolder)) }]
        """
    }

    private var volumes: String {
        """
              volumes:
                - name: books
                  persistentVolumeClaim: { claimName: \(Self.text(claim)) }
        """
    }

    /// Kubernetes replaces `$(NAME)` in arguments.
    private static func text(_ text: String) -> String { text.replacing("$(", with: "$$(").yamlQuoted }
}
