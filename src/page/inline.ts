// Every page contains this script. It runs while the browser parses the head.
import { startInlineScript } from './page-script';

startInlineScript();
