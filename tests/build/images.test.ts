import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { copyProject } from '../../scripts/copy-project';
import { IMAGE_WIDTHS } from '../../src/lib/limits';

const PAGE = `---
title: A page with a photo
description: A page with a photo, to see what the build makes of images that are not drawings.
---

![A wide green field](/images/field.png)
`;

test('a photo gets responsive sources of the given widths and its size', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-images-'));
  try {
    copyProject(process.cwd(), folder);
    const photo = sharp({
      create: { width: 1920, height: 1080, channels: 3, background: '#3ecf8e' },
    });
    await photo.png().toFile(join(folder, 'content/images/field.png'));
    writeFileSync(join(folder, 'content/guides/photo.mdx'), PAGE);
    const menu = join(folder, 'content/menus/gettingstarted.yml');
    writeFileSync(
      menu,
      `${readFileSync(menu, 'utf8').trimEnd()}\n  - items:\n      - { name: Photo, url: /guides/photo }\n`,
    );
    const { status, stderr, stdout } = spawnSync('npx', ['gatsby', 'build', '--prefix-paths'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(stdout + stderr);
    const html = readFileSync(join(folder, 'public/guides/photo/index.html'), 'utf8');
    const image = parse(html).querySelector('main img')!;
    const widths = [...(image.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, w]) =>
      Number(w),
    );
    expect(image.getAttribute('alt')).toBe('A wide green field');
    expect(widths.length).toBeGreaterThanOrEqual(4);
    expect(widths.filter((width) => !(IMAGE_WIDTHS as readonly number[]).includes(width))).toEqual(
      [],
    );
    expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(
      16 / 9,
      1,
    );
    expect(image.getAttribute('src')).toMatch(/^\/docs\/static\//);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
