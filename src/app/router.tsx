// Routes: one line per page; the editor is a chunk of its own.
import { createBrowserRouter } from 'react-router';
import { DesignsPage } from '@/pages/designs/DesignsPage';
import { HomePage } from '@/pages/home/HomePage';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import { build } from '@/service/build/build';
import { FaultPage } from './FaultPage';
import { Opening } from './Opening';
import { Root } from './Root';
import { Shell } from './Shell';

export function createRouter() {
  return createBrowserRouter(
    [
      {
        element: <Root />,
        hydrateFallbackElement: <Opening />,
        errorElement: <FaultPage />,
        children: [
          {
            element: <Shell />,
            children: [
              { path: '/', element: <HomePage /> },
              { path: '/dialList', element: <DesignsPage /> },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
          {
            path: '/dial/:id',
            lazy: async () => ({ Component: (await import('@/pages/editor/EditorPage')).EditorPage }),
          },
        ],
      },
    ],
    { basename: build.basePath },
  );
}
