// The entry of the script that every page contains. It runs while the browser parses the head.
import { startInlineScript } from './page-script';

startInlineScript();
