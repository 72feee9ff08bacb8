const { basename } = require('node:path');

// A file beside the code is its own name in tests, as it is an address in the browser.
module.exports = { process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }) };
