// Shown when the application could not start at all. In both languages, because texts may be what failed to load.

export function StartFault({ fault }: { fault: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-app p-6 text-ink">
      <div className="flex max-w-md flex-col gap-3 text-center">
        <h1 className="text-lg font-semibold">
          <span lang="zh-CN">Dialwright 未能启动</span>
          <br />
          <span lang="en">Dialwright could not start</span>
        </h1>
        <p className="text-sm text-muted" lang="zh-CN">
          请刷新页面；若仍不行，请检查浏览器是否禁止此网站存储数据。
        </p>
        <p className="text-sm text-muted" lang="en">
          Reload the page. If that does not help, see whether the browser forbids this site to store data.
        </p>
        <pre className="max-h-40 overflow-auto rounded-md bg-raised p-3 text-left text-xs text-muted">
          {String(fault)}
        </pre>
      </div>
    </main>
  );
}
