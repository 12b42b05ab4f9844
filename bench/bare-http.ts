/**
 * `node bench/bare-http.ts PORT FILE HEADERS`: answers every request with one file and fixed
 * headers (JSON): the upper bound of the runtime, without a framework or routing.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { z } from 'zod';

const [port, file = '', headers = '{}'] = process.argv.slice(2);
const content = readFileSync(file);
const fixedHeaders = Object.entries(
  z.record(z.string(), z.string()).parse(JSON.parse(headers)),
).flat();
createServer((_request, response) => {
  response.writeHead(200, fixedHeaders);
  response.end(content);
}).listen(Number(port), '127.0.0.1', () => console.log('listening'));
