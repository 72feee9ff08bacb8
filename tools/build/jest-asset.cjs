const { basename } = require('node:path');

// In tests an asset is its file name.
module.exports = { process: (_, path) => ({ code: `module.exports = ${JSON.stringify(basename(path))};` }) };
