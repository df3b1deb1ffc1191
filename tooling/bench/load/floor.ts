import { createServer } from 'node:http';
import process from 'node:process';

/**
 * The floor: a bare server that responds with a text of the size of a product page, as a reference for other figures.
 */
const text = JSON.stringify({ code: 1, msg: '', time: 0, data: 'x'.repeat(10_000) });
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`is ready at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.once('SIGTERM', () => process.exit());
