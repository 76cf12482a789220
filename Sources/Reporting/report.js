document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const selector = { ArrowLeft: "[rel=prev]", ArrowRight: "[rel=next]", Escape: ".close" }[event.key];
    const link = selector ? document.querySelector(".page:target > .turning > " + selector) : null;
    if (link === null) return;
    event.preventDefault();
    location.replace(link.hash);
});
