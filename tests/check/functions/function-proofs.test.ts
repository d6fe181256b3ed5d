import { readFileSync } from 'node:fs';
import { readFunctionPages } from '../../../src/check/functions/function-list';
import { readFunctionProofs } from '../../../src/check/functions/function-proofs';
import { codeKey, readPageCode } from '../../../src/check/functions/page-code';
import { readParts } from '../../../src/node/markdown/partials';

const proofs = readFunctionProofs('.');
const parts = readParts();

// If this fails, run `npm run prove:functions`.
test.each([...readFunctionPages()])('%s shows the functions that were called', (file, page) => {
  const code = readPageCode(file, readFileSync(file, 'utf8'), parts, page.parts);
  expect(proofs[file]).toMatchObject({ code: codeKey(code), functions: page.functions });
  expect(proofs[file]!.calls).toBeGreaterThanOrEqual(page.calls.length);
});

test('every result belongs to a page in the list', () => {
  const pages = readFunctionPages();
  expect(Object.keys(proofs).filter((file) => !pages.has(file))).toEqual([]);
});
