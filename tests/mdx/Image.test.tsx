import { render, screen } from '@testing-library/react';
import { Image } from '../../src/mdx/Image';
import type { PageImage } from '../../src/mdx/images-context';
import { ImagesContext } from '../../src/mdx/images-context';

const svg: PageImage = { src: '/flow.svg', svg: '<svg viewBox="0 0 1 1"></svg>', data: null };
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
};

function draw(src: string) {
  const images = new Map([svg, photo].map((image) => [image.src, image]));
  return render(
    <ImagesContext value={images}>
      <Image src={src} alt="The way" />
    </ImagesContext>,
  );
}

test('a drawing becomes part of the page, with its alternative text', () => {
  draw('/flow.svg');
  expect(screen.getByRole('img', { name: 'The way' }).innerHTML).toBe(svg.svg);
});

test('another picture is responsive, of known size and loaded late', () => {
  draw('/photo.png');
  const image = screen.getByRole('img', { name: 'The way' });
  const attributes = Object.fromEntries(
    [...image.attributes].map(({ name, value }) => [name, value]),
  );
  expect(attributes).toMatchObject({
    ...{ src: '/p.png', srcset: '/p.webp 800w', sizes: '50vw' },
    ...{ width: '800', height: '400', loading: 'lazy' },
  });
});

test('a picture that the page does not have draws nothing', () => {
  expect(draw('/none.png').container.innerHTML).toBe('');
});
