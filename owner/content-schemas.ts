/** `npm run content:schemas`: writes the JSON Schemas of the content files for editors. Runs on install. */
import { writeJsonSchemas } from './json-schemas.ts';

console.log(`${writeJsonSchemas()} JSON Schemas are in schemas/.`);
