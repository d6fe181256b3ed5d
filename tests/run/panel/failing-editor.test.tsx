import '../../ui/browser-parts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Project } from '../../../src/run/panel/project';
import { RunPanel } from '../../../src/run/panel/RunPanel';
import { FakeEngine, sqlExample } from '../../fixtures/fake-engine';

// Without a network, the editor can't be loaded.
jest.mock('../../../src/run/editor/CodeEditor', () => {
  throw new Error('Loading chunk failed');
});

test('if the editor cannot be loaded, the button says so, and the code stays', async () => {
  const example = sqlExample('1', 'select 1');
  const project = new Project({
    openEngine: () => Promise.resolve(new FakeEngine(() => [])),
    loadExamples: () => Promise.resolve({ '1': example }),
  });
  const props = {
    ...{ project, onClose: () => {}, language: example.language, title: 'a.sql', request: 1 },
    ...{ example: '/guides/a#1', blockRef: createRef<HTMLElement>(), getCode: () => 'select 1' },
    editedRef: { current: undefined },
  };
  render(<RunPanel {...props} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('button', { name: 'Failed to open' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
