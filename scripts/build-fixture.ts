import { builtFixture } from '../tests/build/fixture-site';

void builtFixture({ keep: true }).then((folder) =>
  console.log(`The fixture site is in ${folder}.`),
);
