// Prints a folder's SARIF results, one per line, and fails if there are any.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = 'results'] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith('.sarif'));
if (files.length === 0) throw new Error(`${folder} contains no SARIF files`);
const lines = files.flatMap((name) => {
  const { runs } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return runs.flatMap(({ results = [] }) => results.map(describe));
});
for (const line of lines) console.log(line);
console.log(`${lines.length} results`);
process.exitCode = lines.length > 0 ? 1 : 0;

function describe({ ruleId, message, locations: [location] = [] }) {
  const { artifactLocation, region } = location?.physicalLocation ?? {};
  const place = `${artifactLocation?.uri ?? 'no file'}:${region?.startLine ?? 1}`;
  return `${place} ${ruleId}: ${message.text.replaceAll('\n', ' ')}`;
}
