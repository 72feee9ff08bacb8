const { basename } = require('node:path');

// An asset is its file name in tests.
module.exports = { process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }) };
