declare module 'lucide:*' {
  const shapes: import('../app/controls/Icon.tsx').IconShapes;
  export default shapes;
}
