/** Loaded before a process that is measured: asked over its channel, it answers how many microseconds it has worked. */
process.on('message', () => process.send?.(process.cpuUsage()));
// Who asks does not keep the process running.
process.channel?.unref();
