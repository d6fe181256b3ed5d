import { testEveryPage } from './every-page';

testEveryPage(1);
