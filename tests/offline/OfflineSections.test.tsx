import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfflineManifest } from '../../src/lib/offline/manifest';
import { OFFLINE_TEXT } from '../../src/lib/strings/offline';
import { OfflineSections } from '../../src/offline/OfflineSections';
import { loadManifest, savedSections, saveSections } from '../../src/offline/store';

jest.mock('../../src/offline/store', () => ({
  canSave: () => true,
  loadManifest: jest.fn(),
  savedSections: jest.fn(),
  saveSections: jest.fn(),
}));

const release = (version: string): OfflineManifest => {
  const section = (id: string) => ({
    ...{ id, title: id, pages: ['/'], bytes: 1, hasExamples: false, files: [`/${version}.js`] },
  });
  const shared = section('shared');
  return { version, shared, engine: { files: [], bytes: 0 }, sections: [section('Auth')] };
};

test('after a deployment, a section is saved with the new files', async () => {
  jest.mocked(loadManifest).mockResolvedValue(release('v1'));
  jest.mocked(savedSections).mockResolvedValue(new Map());
  jest.mocked(saveSections).mockImplementation(async ({ version }, sections) => {
    if (version === 'v1') throw new Error('/v1.js: status 404');
    expect(sections[0]!.files).toEqual([`/${version}.js`]);
    jest.mocked(savedSections).mockResolvedValue(new Map([['Auth', version]]));
  });
  render(<OfflineSections />);
  const save = await screen.findByRole('button', { name: OFFLINE_TEXT.saveLabel('Auth') });
  jest.mocked(loadManifest).mockResolvedValue(release('v2'));
  await userEvent.click(save);
  expect(await screen.findByText(OFFLINE_TEXT.saved)).toBeTruthy();
  expect(screen.getByRole('button', { name: OFFLINE_TEXT.removeLabel('Auth') })).toBeTruthy();
});
