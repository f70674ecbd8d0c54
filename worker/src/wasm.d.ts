// The type of an imported `.wasm` file in workerd: a compiled module.

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
