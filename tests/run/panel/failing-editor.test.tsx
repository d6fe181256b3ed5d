import '../../ui/browser-parts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { fakeProject } from '../../fixtures/fake-project';
import { RunPanel } from '../../../src/run/panel/RunPanel';
import { reloadPage } from '../../../src/ui/reload-page';
import { FakeEngine, sqlExample } from '../../fixtures/fake-engine';

jest.mock('../../../src/ui/reload-page', () => ({ reloadPage: jest.fn() }));

// Without a network, the editor can't be loaded.
jest.mock('../../../src/run/editor/CodeEditor', () => {
  throw new Error('Loading chunk failed');
});

test('if the editor cannot be loaded, the code stays, and the button reloads the page', async () => {
  const example = sqlExample('1', 'select 1');
  const project = fakeProject(new FakeEngine(() => []), example);
  const props = {
    ...{
      project,
      onEnd: () => {},
      onClose: () => {},
      language: example.language,
      title: 'a.sql',
      request: 1,
    },
    ...{ example: '/guides/a#1', blockRef: createRef<HTMLElement>(), getCode: () => 'select 1' },
  };
  render(<RunPanel {...props} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const button = await screen.findByRole('button', { name: 'Reload the page' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});
