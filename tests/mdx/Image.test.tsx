import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Content } from '../../src/mdx/Content';
import { Image } from '../../src/mdx/Image';
import type { PageImage } from '../../src/mdx/images-context';
import { ImagesContext } from '../../src/mdx/images-context';
import { markdownToTree } from '../../src/node/markdown/to-tree';
import { addModalDialogs } from '../fixtures/modal-dialogs';
import { axeViolations } from '../ui/accessibility';

beforeAll(addModalDialogs);

const svg: PageImage = {
  src: '/flow.svg',
  svg: '<svg viewBox="0 0 1 1"></svg>',
  data: null,
  dark: null,
};
const photo: PageImage = {
  src: '/photo.png',
  svg: null,
  data: {
    ...{ layout: 'constrained', width: 800, height: 400 },
    images: {
      fallback: { src: '/p.png', srcSet: '/p.png 800w', sizes: '100vw' },
      sources: [{ type: 'image/webp', srcSet: '/p.webp 800w', sizes: '50vw' }],
    },
  },
  dark: null,
};
const screenshot: PageImage = {
  src: '/images/apps/app.png',
  svg: null,
  data: photo.data,
  dark: { ...photo.data!, images: { fallback: { src: '/dark.png' }, sources: [] } },
};

function renderImage(src: string) {
  const images = new Map([svg, photo, screenshot].map((image) => [image.src, image]));
  return render(
    <ImagesContext value={images}>
      <Image src={src} alt="The sign-in flow" />
    </ImagesContext>,
  );
}

test('a drawing is inlined with its alternative text', () => {
  renderImage('/flow.svg');
  expect(screen.getByRole('img', { name: 'The sign-in flow' }).innerHTML).toBe(svg.svg);
});

test('other images are responsive and lazy-loaded, with fixed dimensions', () => {
  renderImage('/photo.png');
  const image = screen.getByRole('img', { name: 'The sign-in flow' });
  const attributes = Object.fromEntries(
    [...image.attributes].map(({ name, value }) => [name, value]),
  );
  expect(attributes).toMatchObject({
    ...{ src: '/p.png', srcset: '/p.png 800w', sizes: '100vw' },
    ...{ width: '800', height: '400', loading: 'lazy' },
  });
  const source = image.parentElement!.querySelector('source')!;
  expect(source.outerHTML).toBe('<source type="image/webp" srcset="/p.webp 800w" sizes="50vw">');
});

test.each([
  ['', '/p.png'],
  ['dark', '/dark.png'],
])('a screenshot only shows the theme of the page: "%s"', (theme, src) => {
  document.documentElement.className = theme;
  renderImage('/images/apps/app.png');
  const shown = screen.getAllByRole('img', { name: 'The sign-in flow' });
  document.documentElement.className = '';
  expect(shown.map((image) => image.getAttribute('src'))).toEqual([src]);
});

test('a title is the caption of a figure', () => {
  const markdown = '![The sign-in flow](/flow.svg "The code works once.")';
  const { tree } = markdownToTree(markdown, { file: 'a.mdx', line: 1, column: 1 });
  render(
    <ImagesContext value={new Map([[svg.src, svg]])}>
      <Content tree={tree} />
    </ImagesContext>,
  );
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('The code works once.').tagName).toBe('FIGCAPTION');
  expect(within(figure).getByRole('img', { name: 'The sign-in flow' })).toBeTruthy();
  expect(figure.closest('p')).toBeNull();
});

test('an unknown image renders nothing', () => {
  expect(renderImage('/none.png').container.innerHTML).toBe('');
});

test.each([
  ['/flow.svg', 'svg'],
  ['/photo.png', 'picture'],
])('%s can be enlarged', async (src, element) => {
  const { container } = renderImage(src);
  const button = screen.getByRole('button', { name: 'Enlarge the image' });
  await userEvent.click(button);
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'The sign-in flow' });
  expect(dialog.open).toBe(true);
  expect(dialog.querySelectorAll(`.image > ${element}`)).toHaveLength(1);
  expect(dialog.querySelector('[sizes]:not([sizes="100vw"])')).toBeNull();
  // It's a copy, so the page doesn't change.
  expect(container.querySelectorAll(`span > ${element}`)).toHaveLength(1);
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
