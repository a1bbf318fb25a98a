// Every unit test: the writers and readers of the watch face format are loaded, as each start of the product does.
import { loadReaders } from '@/face/nodes/readers';
import { loadWriters } from '@/face/nodes/writers';

await Promise.all([loadReaders(), loadWriters()]);
