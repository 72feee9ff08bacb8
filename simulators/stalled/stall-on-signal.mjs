// Loaded before a program by NODE_OPTIONS: at SIGUSR2 its event loop stands still, as in a loop without an end.
process.on('SIGUSR2', () => {
  for (;;);
});
