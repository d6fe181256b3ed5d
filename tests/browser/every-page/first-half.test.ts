import { testEveryPage } from './every-page';

testEveryPage(0);
