import { SKILLS_INDEX } from '../../../src/lib/paths';
import {
  SECURITY_TXT,
  securityTxt,
  wellKnownRedirects,
} from '../../../src/node/output/security-txt';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [name: string, value: string]);

test('contains the fields that RFC 9116 requires, each once', () => {
  const names = fields(securityTxt('2026-11-24')).map(([name]) => name);
  expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']);
});

test.each([
  ['2026-11-24', '2027-11-19T00:00:00Z'],
  ['2027-03-01', '2028-02-24T00:00:00Z'],
])('after a last change on %s, it expires on %s', (date, expires) => {
  expect(fields(securityTxt(date))).toContainEqual(['Expires', expires]);
});

test('all links are absolute HTTPS URLs, and the canonical one leads to the file', () => {
  const values = new Map(fields(securityTxt('2026-11-24')));
  for (const name of ['Contact', 'Canonical', 'Policy'])
    expect(new URL(values.get(name)!).protocol).toBe('https:');
  expect(values.get('Canonical')!.endsWith(`/docs${SECURITY_TXT}`)).toBe(true);
});

const folder = temporaryFolder();
test('the root of the host redirects to the files that the build has written', () => {
  expect(wellKnownRedirects(folder)).toEqual([]);
  writeFiles(folder, { [SECURITY_TXT]: securityTxt('2026-11-24') });
  const security = { from: '/.well-known/security.txt', to: '/docs/.well-known/security.txt' };
  expect(wellKnownRedirects(folder)).toEqual([security]);
  writeFiles(folder, { [SKILLS_INDEX]: '{}' });
  expect(wellKnownRedirects(folder)).toEqual([
    security,
    {
      from: '/.well-known/agent-skills/index.json',
      to: '/docs/.well-known/agent-skills/index.json',
    },
  ]);
});
