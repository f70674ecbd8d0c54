// What an imported `.wasm` file is in workerd: a compiled module.

declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
