import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/check/runner/local-server';

/** Unpacking Debian's package neither installs anything nor starts a service. */
const UNPACKED = resolve('node_modules/.cache/nginx');
const CURRENT = join(UNPACKED, 'usr/sbin/nginx');

interface Nginx {
  binary: string;
  types: string;
}

/**
 * On Debian and Ubuntu, downloads and unpacks nginx if it isn't installed. Undefined on other
 * systems.
 */
export function findNginx(): Nginx | undefined {
  const installed = { binary: '/usr/sbin/nginx', types: '/etc/nginx/mime.types' };
  if (existsSync(installed.binary) && existsSync(installed.types)) return installed;
  if (!existsSync(CURRENT) && existsSync('/etc/debian_version')) unpack();
  const unpacked = { binary: CURRENT, types: join(UNPACKED, 'etc/nginx/mime.types') };
  const runs = existsSync(CURRENT) && spawnSync(CURRENT, ['-v']).status === 0;
  return runs ? unpacked : undefined;
}

function unpack(): void {
  mkdirSync(UNPACKED, { recursive: true });
  const run = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: UNPACKED, stdio: 'ignore' }).status === 0;
  const download = 'apt-get download nginx nginx-common';
  if (!run(download)) run(`apt-get update -qq && ${download}`);
  run('for package in *.deb; do dpkg-deb -x "$package" . || exit 1; done');
}

/** With the build's configuration by default. `folder` is an empty folder for nginx. */
export async function startNginx(
  { binary, types }: Nginx,
  folder: string,
  text = readFileSync('hosting/nginx.conf', 'utf8'),
  files = 'public',
): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort();
  symlinkSync(resolve(files), join(folder, 'docs'), 'dir');
  const site = text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www;', `root ${folder};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${paths.join(' ')} include ${types};
${site}
}`,
  );
  const server = spawn(binary, ['-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(port);
  return { server, url: `http://127.0.0.1:${port}/docs` };
}

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => done(false));
    });
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nothing listens on port ${port}: see the messages of nginx above`);
}
