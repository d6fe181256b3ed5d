import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/lib/limits';
import { temporaryFolder } from '../fixtures/temporary-project';
import { FixtureSite } from './fixture-site';

const PAGE = `---
title: A page with a photo
description: A page with a photo that shows how the build processes bitmap images.
---

![A wide green field](/images/field.png)
`;

const folder = temporaryFolder();

async function addPhoto(): Promise<void> {
  const photo = sharp({
    create: { width: 1920, height: 1080, channels: 3, background: '#3ecf8e' },
  });
  await photo.png().toFile(join(folder, 'content/images/field.png'));
  writeFileSync(join(folder, 'content/guides/photo.mdx'), PAGE);
  const menu = join(folder, 'content/menus/gettingstarted.yml');
  const group = '  - items:\n      - { name: Photo, url: /guides/photo }\n';
  writeFileSync(menu, `${readFileSync(menu, 'utf8').trimEnd()}\n${group}`);
}

test('a photo gets responsive sources in the specified widths, and its dimensions', async () => {
  const site = new FixtureSite(folder);
  await addPhoto();
  await site.build();
  const html = readFileSync(join(folder, 'public/guides/photo/index.html'), 'utf8');
  const image = parse(html).querySelector('main img')!;
  const srcset = image.getAttribute('srcset') ?? '';
  const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(image.getAttribute('alt')).toBe('A wide green field');
  expect(widths.length).toBeGreaterThanOrEqual(4);
  expect(widths.filter((width) => !(IMAGE_WIDTHS as readonly number[]).includes(width))).toEqual(
    [],
  );
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  expect(ratio).toBeCloseTo(16 / 9, 1);
  expect(image.getAttribute('src')).toMatch(/^\/docs\/static\//);
}, 300_000);
