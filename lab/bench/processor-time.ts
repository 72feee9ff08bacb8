/** Loaded before a process that is measured: asked over its channel, it answers how many microseconds it has worked. */
process.on('message', () => process.send?.(process.cpuUsage()));
// Asking does not keep the process alive.
process.channel?.unref();
