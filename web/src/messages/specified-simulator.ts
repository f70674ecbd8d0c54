// The simulator's texts of the specification, word for word (sections 2, 5 and 8).

export const specifiedSimulator = {
  underDevelopment: "Simulator is Still Under Development",
  inputLimitReached: "Input Limit Reached",
  showOutputValue: "Show Output Value",
  showJointNodes: "Show Joint Nodes",
  delete: "Delete",
} as const;
