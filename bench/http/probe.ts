// Loaded into a measured process with --import: answers over IPC what the process itself knows of its costs.
// In children of that process, which have no channel, it does nothing.

process.on('message', answer)
// Being measurable must not keep the process alive.
process.channel?.unref()

function answer(question: unknown) {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() })
}
