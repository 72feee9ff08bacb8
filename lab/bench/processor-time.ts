/** Preloaded into a measured process: responds to a message on its channel with its CPU time in microseconds. */
process.on('message', () => process.send?.(process.cpuUsage()));
// The channel must not keep the process alive.
process.channel?.unref();
