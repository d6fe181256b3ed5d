// Builds the fixture site, unless the current code has built it before.
import { builtFixture } from '../tests/build/fixture-site';

void builtFixture({ keep: true }).then((folder) =>
  console.log(`The fixture site is in ${folder}.`),
);
