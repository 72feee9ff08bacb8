// Preloaded into a program through NODE_OPTIONS: on SIGUSR2 it blocks the event loop, like an endless loop.
process.on('SIGUSR2', () => {
  for (;;);
});
