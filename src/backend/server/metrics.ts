// Figures of this process in the text format of Prometheus (version 0.0.4).
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MessageFigures } from '../shared/ports';
import type { RequestLine } from './front';

/** Upper bounds of the histogram of times, seconds. */
const BOUNDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 30] as const;

interface Times {
  /** Requests of at most the bound with the same index. */
  within: number[];
  count: number;
  seconds: number;
}

export interface Metrics {
  /** Whether the request has the token. Compares in constant time. */
  isReader(request: Request): boolean;
  begin(): void;
  /** Counts a request that has been answered. */
  end(line: Pick<RequestLine, 'path' | 'status' | 'ms'>): void;
  text(): string;
}

/** `token`: the bearer token that may read the figures. `messages`: the numbers of sent and waiting messages. */
export function createMetrics(token: string, messages: () => MessageFigures): Metrics {
  const expected = Buffer.from(`Bearer ${token}`);
  // Paths are those of the operations table, so their number is bounded.
  const requests = new Map<string, number>();
  const times = new Map<string, Times>();
  let running = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    isReader: (request) => {
      const sent = Buffer.from(request.headers.get('authorization') ?? '');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
    begin: () => {
      running += 1;
    },
    end: ({ path, status, ms }) => {
      running -= 1;
      const labels = `path="${path}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const before = times.get(path) ?? { within: BOUNDS.map(() => 0), count: 0, seconds: 0 };
      times.set(path, {
        within: before.within.map((count, at) => count + (ms <= (BOUNDS[at] ?? 0) * 1000 ? 1 : 0)),
        count: before.count + 1,
        seconds: before.seconds + ms / 1000,
      });
    },
    text: () => {
      const memory = process.memoryUsage();
      const metric = (name: string, type: string, help: string, lines: readonly string[]) =>
        [`# HELP dialwright_${name} ${help}`, `# TYPE dialwright_${name} ${type}`, ...lines].map((line) => `${line}\n`);
      const gauge = (name: string, help: string, value: number) =>
        metric(name, 'gauge', help, [`dialwright_${name} ${value}`]);
      const { counts, waiting } = messages();
      const named = 'dialwright_request_seconds';
      return [
        ...metric(
          'requests_total',
          'counter',
          'Answered requests.',
          [...requests].map(([labels, count]) => `dialwright_requests_total{${labels}} ${count}`),
        ),
        ...metric(
          'request_seconds',
          'histogram',
          'Time until an answer begins.',
          [...times].flatMap(([path, { within, count, seconds }]) => [
            ...BOUNDS.map((bound, at) => `${named}_bucket{path="${path}",le="${bound}"} ${within[at]}`),
            `${named}_bucket{path="${path}",le="+Inf"} ${count}`,
            `${named}_sum{path="${path}"} ${seconds}`,
            `${named}_count{path="${path}"} ${count}`,
          ]),
        ),
        ...metric(
          'messages_total',
          'counter',
          'Tries to send messages: sent, failed and to be retried, or given up (dead).',
          Object.entries(counts).flatMap(([channel, outcomes]) =>
            Object.entries(outcomes).map(
              ([outcome, count]) => `dialwright_messages_total{way="${channel}",outcome="${outcome}"} ${count}`,
            ),
          ),
        ),
        ...gauge('messages_waiting', 'Messages of all processes that wait to be sent.', waiting),
        ...gauge('requests_running', 'Requests without an answer yet.', running),
        ...gauge('memory_bytes', 'Memory of the process.', memory.rss),
        ...gauge('heap_bytes', 'Memory of live and dead objects.', memory.heapUsed),
        ...gauge(
          'loop_delay_seconds',
          'How late the event loop is, 99th percentile since the start.',
          delay.percentile(99) / 1e9,
        ),
        ...gauge('uptime_seconds', 'Time since the start of the process.', Math.round(process.uptime())),
      ].join('');
    },
  };
}
