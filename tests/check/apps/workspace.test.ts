import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { merge, Workspace } from '../../../src/check/apps/workspace';

test('keys are added to JSON without removing others', () => {
  const merged = merge('app.json', '{"expo":{"icon":"i","name":"a"}}', '{"expo":{"name":"b"}}');
  expect(JSON.parse(merged)).toEqual({ expo: { icon: 'i', name: 'b' } });
});

test('lines are added to the existing section of a TOML file', () => {
  const before = '[web]\n  port = 8910\n[api]\n  port = 8911\n';
  expect(merge('cedar.toml', before, '[web]\n  variables = ["A"]')).toBe(
    '[web]\n  variables = ["A"]\n  port = 8910\n[api]\n  port = 8911\n',
  );
});

test('other text is added at the end', () => {
  expect(merge('env.d.ts', '/// first\n', 'interface A {}')).toBe('/// first\n\ninterface A {}\n');
});

describe('a workspace', () => {
  const workspace = new Workspace({ 'https://<project-ref>.supabase.co': 'http://127.0.0.1:1' });
  afterAll(() => workspace.remove());

  test('runs commands, follows cd, and fills in placeholders', async () => {
    await workspace.run('mkdir -p app');
    await workspace.run('cd app');
    const text = 'URL=https://<project-ref>.supabase.co';
    workspace.write({ kind: 'write', path: 'config/.env', text, adds: false });
    await workspace.run('cp config/.env copy');
    expect(readFileSync(join(workspace.folder, 'copy'), 'utf8')).toBe('URL=http://127.0.0.1:1\n');
    expect([workspace.contains('config/.env'), workspace.contains('.env')]).toEqual([true, false]);
  });

  test("the files are the texts that aren't known, with the installed versions and used drawings", async () => {
    const add = (path: string, text: string) =>
      workspace.write({ kind: 'write', path, text, adds: false });
    await workspace.run(
      'rm -r config copy && printf "\\0" > favicon.ico && mkdir src && touch src/empty.css',
    );
    add('.env', 'URL=https://<project-ref>.supabase.co');
    add('src/app.ts', 'the text of the page');
    add('src/main.ts', "import './used.svg'");
    add('src/used.svg', '<svg/>');
    add('src/unused.svg', '<svg/>');
    add('README.md', 'the readme of the template');
    add('package.json', '{ "name": "app", "dependencies": { "a": "^1.0.0", "b": "^1.0.0" } }');
    add('node_modules/a/package.json', '{ "version": "1.2.3" }');
    const known = new Map([
      ['.env', 'URL=https://<project-ref>.supabase.co\n'],
      ['src/app.ts', 'the text of the page\n'],
    ]);
    const { 'package.json': json, ...files } = workspace.files(known);
    expect(files).toEqual({
      'src/empty.css': '',
      'src/main.ts': "import './used.svg'\n",
      'src/used.svg': '<svg/>\n',
    });
    expect(JSON.parse(json!)).toEqual({
      name: 'app',
      dependencies: { a: '1.2.3', b: '^1.0.0' },
    });
  });

  test('a failing command is reported with its output', async () => {
    const failing = workspace.run('echo the reason; exit 3');
    await expect(failing).rejects.toThrow(/failed \(3\):\nthe reason/);
  });

  test('a folder that no command created is reported', async () => {
    await expect(workspace.run('cd nowhere')).rejects.toThrow(/the folder doesn't exist/);
  });

  test('removes everything at the end', () => {
    workspace.remove();
    expect(existsSync(workspace.folder)).toBe(false);
  });
});
