import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import type { OfflineManifest } from '../../src/lib/offline/manifest';
import { headingOf } from './built-site';

const TSX = ['--import', 'tsx', 'scripts/export-pdf.ts'];
const manifest = JSON.parse(readFileSync('public/offline.json', 'utf8')) as OfflineManifest;
const section = manifest.sections.find(({ id }) => id === 'storage')!;
const FILE = 'pdf/storage.pdf';

afterAll(() => rmSync(FILE, { force: true }));

function outlineTitles(file: string): string[] {
  const text = readFileSync(file, 'latin1');
  const titles = [...text.matchAll(/\/Title (?:\(((?:[^()\\]|\\.)*)\)|<([0-9A-F]+)>)/g)];
  return titles.map(([, plain, hex]) =>
    hex === undefined
      ? plain!.replace(/\\(.)/g, '$1')
      : Buffer.from(hex, 'hex').swap16().toString('utf16le').replace('\uFEFF', ''),
  );
}

test('a section is exported with an outline that contains the title of each page', () => {
  execFileSync('node', [...TSX, 'storage'], { encoding: 'utf8' });
  expect(readFileSync(FILE, 'latin1').slice(0, 5)).toBe('%PDF-');
  const titles = outlineTitles(FILE);
  expect(section.pages.length).toBeGreaterThan(3);
  expect(section.pages.map(headingOf).filter((title) => !titles.includes(title))).toEqual([]);
});

test('an unknown section is an error that lists the known ones', () => {
  const { status, stderr } = spawnSync('node', [...TSX, 'no-such-section'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain("There's no section no-such-section. The sections are auth, database");
});
