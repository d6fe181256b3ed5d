// In every page. Runs while the browser parses the head.
import { startInlineScript } from './page-script';

startInlineScript();
